/** The text of a program as it stands, but that an acute accent stands for a backtick and a section sign for a dollar sign. */
export const listing = (...parts) =>
  String.raw(...parts)
    .replaceAll('´', '`')
    .replaceAll('§', '$')
