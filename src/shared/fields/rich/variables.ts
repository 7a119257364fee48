import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from './rich.module.css';

/** A variable of a text, inserted from a menu as `${key}`. */
export interface RichVariable {
  key: string;
  label: string;
}

/** Shows every `${key}` as a chip; the stored text contains it as plain text. */
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

function chipsIn(doc: Node): DecorationSet {
  const chips: Decoration[] = [];
  doc.descendants((node, from) => {
    for (const found of node.text?.matchAll(/\$\{[^{}]*\}/g) ?? []) {
      const start = from + found.index;
      chips.push(Decoration.inline(start, start + found[0].length, { class: styles.chip ?? '' }));
    }
  });
  return DecorationSet.create(doc, chips);
}
