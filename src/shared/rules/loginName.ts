/**
 * What a login name is made of: letters, digits, dots, hyphens and underscores, none of `.` and `-` first. So it has no
 * blanks, and no sheet takes it for a formula.
 */
export const LOGIN_NAME = /^\w[\w.-]*$/;
