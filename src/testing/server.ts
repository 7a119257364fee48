import { setupServer } from 'msw/node';
import { handlers } from '@mocks/handlers';

/** The mock backend of the unit tests: the same handlers as in development, without delay. */
export const server = setupServer(...handlers);
