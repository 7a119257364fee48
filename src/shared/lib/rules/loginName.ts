/**
 * A valid login name contains letters, digits, dots, hyphens and underscores, and does not start with `.` or `-`. The
 * rule excludes blanks, and names that spreadsheets would interpret as a formula.
 */
export const LOGIN_NAME = /^\w[\w.-]*$/;
