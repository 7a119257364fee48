import { beforeAll } from 'vitest';
import { speak } from './renderPage';

// antd, the router and the words of every area, which the first test of a worker would otherwise wait for.
beforeAll(() => speak());
