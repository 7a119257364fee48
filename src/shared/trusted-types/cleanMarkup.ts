import createDOMPurify from 'dompurify';
import { cleanMarkupWith, inertPolicy } from './trustedTypes';

/* Imported for its effect by chunks whose libraries write markup: the editor of formatted text and bpmn-js. What they
   write is cleaned: tags and attributes that run, load or submit nothing stay. `sanitize.ts` has an instance of its own,
   because its hooks are those of formatted text. */

const purify = createDOMPurify(window);

cleanMarkupWith((markup) =>
  purify.sanitize(markup, {
    USE_PROFILES: { html: true, svg: true, svgFilters: true },
    ADD_ATTR: ['contenteditable', 'colwidth'],
    TRUSTED_TYPES_POLICY: inertPolicy(),
  }),
);
