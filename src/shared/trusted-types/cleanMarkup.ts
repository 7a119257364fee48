import createDOMPurify from 'dompurify';
import { cleanMarkupWith, inertPolicy } from './trustedTypes';

/*
 * Imported for its side effect by chunks whose libraries write markup (rich text editor, bpmn-js): removes tags and
 * attributes that run, load or submit something. `sanitize.ts` has its own instance, with hooks for rich text only.
 */

const purify = createDOMPurify(window);

cleanMarkupWith((markup) =>
  purify.sanitize(markup, {
    USE_PROFILES: { html: true, svg: true, svgFilters: true },
    ADD_ATTR: ['contenteditable', 'colwidth'],
    TRUSTED_TYPES_POLICY: inertPolicy(),
  }),
);
