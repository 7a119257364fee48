/** The password of all seeded accounts and of those an administrator adds: 8 to 20 characters of three classes. */
export const demoPassword = 'Admin@123';

/** The super administrator (userId 1). */
export const demoAccount = { username: 'admin', password: demoPassword };

/** A user with role 2 in two companies: can read companies, industries, users and dictionaries, and audit companies. */
export const operatorAccount = { username: 'yunying', password: demoPassword };

/** A blocked account (userId 3). */
export const disabledAccount = { username: 'wangjing', password: demoPassword };

/** The code in every text message, also used as the code of the second sign-in step. */
export const demoSmsCode = '123456';
