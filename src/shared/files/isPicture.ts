/** Whether an address is shown as a picture; a document is opened in a window of its own. */
export const isPicture = (address: string) => !/\.pdf(?:$|[?#])/i.test(address);
