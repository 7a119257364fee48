import { forbidden as refusal } from '../respond';
import { isBoot, type Scenario } from './scenario';

/** A menu that promises more than the server allows: every call but sign-in and menu is a 403. */
export const forbidden: Scenario = async (request, backend) =>
  isBoot(request) ? backend(request) : refusal(new URL(request.url).pathname);
