/** Said by commands that go by the lock, where that names nothing: a count of none tells nobody what to do. */
export const nothingInstalled =
  'Nothing is installed here yet: `metier add SOURCE` installs skills, `metier list` shows those that you have.'
