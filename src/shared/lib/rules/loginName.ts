/**
 * A login name contains only letters, digits, dots, hyphens and underscores. The first character is not `.` or `-`. The
 * rule excludes blanks, and names that spreadsheets would interpret as a formula.
 */
export const LOGIN_NAME = /^\w[\w.-]*$/;
