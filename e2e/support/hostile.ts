/** Closes every element that a hostile text left open, so that it does not swallow the next text. */
export const END =
  `"'>--></style></script></xmp></textarea></iframe></noscript></listing></template></select></title></table>` +
  '</form></mglyph></mtext></mi></math></svg></video></audio></object></marquee></details></div>';
