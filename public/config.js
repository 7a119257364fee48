// The settings of this deployment: read before the product, never kept. What is left out is as the build has it.
// Names and meaning: docs/deploy.md.
self.TALENT_DESK = {};
