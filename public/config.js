// docs/deploy.md
self.TALENT_DESK = {};
