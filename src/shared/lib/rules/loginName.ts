/**
 * A valid login name: letters, digits, dots, hyphens and underscores, not starting with `.` or `-`. It has no blanks,
 * and spreadsheets do not interpret it as a formula.
 */
export const LOGIN_NAME = /^\w[\w.-]*$/;
