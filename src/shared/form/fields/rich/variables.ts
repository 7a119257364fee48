import type { FieldProps } from '@/shared/display/fieldProps';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './rich.module.css';

/** A variable that a menu inserts into the text as `${key}`. */
export interface RichVariable {
  key: string;
  label: string;
}

/**
 * Shows a well-formed `${key}` as a chip, and underlines a malformed `${key}`. In the stored HTML, both are plain text.
 */
export const variableChips = Extension.create({
  name: 'variableChips',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => chipsIn(doc),
        apply: (change, chips) => (change.docChanged ? chipsIn(change.doc) : chips),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

/**
 * Matches `${key}` with a well-formed key. The key starts with a Latin letter, followed by letters, digits and `_`. The
 * max length of the key is 40 (docs/contract#3.4.28).
 */
const WELL_FORMED = /^\$\{\s*[A-Za-z]\w{0,39}\s*\}$/;

function chipsIn(doc: Node): DecorationSet {
  const chips: Decoration[] = [];
  doc.descendants((node, from) => {
    for (const found of node.text?.matchAll(/\$\{[^{}]*\}/g) ?? []) {
      const start = from + found.index;
      const look = WELL_FORMED.test(found[0]) ? styles.chip : styles.malformed;
      chips.push(Decoration.inline(start, start + found[0].length, { class: look ?? '' }));
    }
  });
  return DecorationSet.create(doc, chips);
}

export interface RichTextProps extends FieldProps<string> {
  /** The max length of the stored HTML, in characters. The form's own rule validates the length. */
  max?: number;
  /** The variables of the text: the user inserts `${key}` from a menu, and the editor shows a chip. */
  variables?: readonly RichVariable[];
}
