// First of all: it tells zod not to build code out of text, which the content security policy reports.
import './parseRows';
import { z } from 'zod';

/** An id as it comes: a number, or text where a backend's 64-bit id does not fit into one. */
export const id = z.union([z.number(), z.string()]);

/** A number as it comes: text where a backend keeps its decimals exact (money: `shared/lib/money`) or stores it so. */
export const numeric = z.union([z.number(), z.string()]);

/** The id that a field of a form holds as text: a number where that is exact, otherwise the text with all its digits. */
export const toId = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text);
