import { forbidden as refusal } from '../respond';
import { isBoot, type Scenario } from './scenario';

/** A menu with screens that the server forbids: every call except those for sign-in and menu gets a 403. */
export const forbidden: Scenario = async (request, backend) =>
  isBoot(request) ? backend(request) : refusal(new URL(request.url).pathname);
