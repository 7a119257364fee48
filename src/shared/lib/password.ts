/** Whether a password holds all three classes, digits, letters and other symbols, in 8 to 20 characters (specification 5). */
export function isValidPassword(password: string): boolean {
  const length = [...password].length;
  return length >= 8 && length <= 20 && classesOf(password) === 3;
}

/** How many of the classes digits, letters and other symbols a password has, 0 to 3. */
const classesOf = (password: string) => [/\d/, /[a-z]/i, /[^\da-z]/i].filter((one) => one.test(password)).length;
