/** True when an address is displayed as a picture; a PDF opens in a new window instead. */
export const isPicture = (address: string) => !/\.pdf(?:$|[?#])/i.test(address);
