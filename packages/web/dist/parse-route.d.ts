import type { Route } from './route.ts';
/** Reads the address of a view; what it does not know is the overview. */
export declare function parseRoute(hash: string): Route;
