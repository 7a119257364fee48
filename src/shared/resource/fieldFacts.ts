import { z } from 'zod';
import { type Kind, noted } from '@/shared/api/fields';
import type { DictName } from '@/shared/vocabulary/dictName';

/** What a schema says of one of its fields. */
export interface FieldFacts {
  kind: Kind;
  /** The dictionary whose entries the values are. */
  dict?: DictName | undefined;
  /** The max length of a text, in characters. */
  max?: number | undefined;
  /** True when a record always has a value. */
  required: boolean;
}

/** Reads kind, dictionary, length and "required" of a field from its schema; without such a field they are those of a text. */
export function fieldFacts(schema: { shape: Record<string, z.ZodType> }, field: string): FieldFacts {
  let type: z.ZodType | undefined = schema.shape[field];
  let required = type !== undefined;
  let known = type && noted.get(type);
  while (type instanceof z.ZodOptional || type instanceof z.ZodNullable) {
    required = false;
    type = type.unwrap() as z.ZodType;
    known ??= noted.get(type);
  }
  return {
    kind: known?.kind ?? (type instanceof z.ZodNumber && !known?.dict ? 'number' : 'text'),
    dict: known?.dict,
    max: type instanceof z.ZodString ? (type.maxLength ?? undefined) : undefined,
    required,
  };
}
