import { beforeAll } from 'vitest';
import { speak } from './renderPage';

// Loads antd, the router and the words of every area up front, because the first test of a worker would otherwise wait
// for them.
beforeAll(() => speak());
