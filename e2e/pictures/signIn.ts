import { request } from '@playwright/test';
import { demoAccount } from '@mocks/demo';

/** Signs in once for all pictures, because every sign-in adds a row to the log, which some pictures show. */
export default async function signIn({ projects }: { projects: { use: { baseURL?: string } }[] }) {
  const backend = await request.newContext({ baseURL: projects[0]?.use.baseURL });
  const response = await backend.post('/api/auth/login', { data: demoAccount });
  const { data } = (await response.json()) as { data: { token: string } };
  process.env.PICTURES_TOKEN = data.token;
  await backend.dispose();
}
