/** The patterns a search text must match to be sent to a filter of this kind (`Searched.also`). */
export const PHONE = /^1\d{10}$/;
export const CREDIT_CODE = /^[0-9A-Z]{18}$/i;
export const RECORD_NO = /^[A-Z]{1,4}\d{4,}$/i;
