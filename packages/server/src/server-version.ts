/** All packages of Metier have one version; a test holds this to the package's own. */
export const serverVersion = '0.1.0'
