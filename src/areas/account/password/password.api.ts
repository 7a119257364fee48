import { request } from '@/shared/api/http';

/**
 * The server has two paths for changing the password (docs/decisions#1). The header's dialog and the page that replaces
 * an administrator's password use `rest_pwd`. The page with the user's own data uses `pwd`.
 */
export type PasswordPath = '/system/accounts/rest_pwd' | '/system/accounts/pwd';

/** Changes the user's own password. */
export const changePassword = (path: PasswordPath, oldPassword: unknown, newPassword: unknown) =>
  request({ method: 'post', url: path, data: { oldPassword, newPassword } });

/** Milliseconds the user has to read the success message before the sign-out. */
const READING = 1500;

/** Runs a callback once the user has had time to read a message. */
export const afterReading = (run: () => unknown) => void setTimeout(run, READING);
