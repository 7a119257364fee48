import type { z } from 'zod';
import { type Kind, noted } from '@/shared/api/fields';
import type { DictName } from '@/shared/vocabulary/dictName';

/** The facts about a field that can be read from its schema. */
export interface FieldFacts {
  kind: Kind;
  /** The dictionary that contains the values. */
  dict?: DictName | undefined;
  /** The max length of a text, in characters. */
  max?: number | undefined;
}

/** Reads kind, dictionary and length of a field from its schema; an unknown field counts as text. */
export function fieldFacts(schema: { shape: Record<string, z.ZodType> }, field: string): FieldFacts {
  let type: z.ZodType | undefined = schema.shape[field];
  let known = type && noted.get(type);
  while (type && 'innerType' in type.def) {
    type = type.def.innerType as z.ZodType;
    known ??= noted.get(type);
  }
  return {
    kind: known?.kind ?? (type?.def.type === 'number' && !known?.dict ? 'number' : 'text'),
    dict: known?.dict,
    max: (type as Partial<z.ZodString> | undefined)?.maxLength ?? undefined,
  };
}
