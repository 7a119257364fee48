import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { demoPassword } from '@mocks/demo';
import { freePort } from '../../support/port';

/** A real OpenID provider, and the part of a backend that communicates with it. */
export interface OpenId {
  /** The address of the provider. Users visit its pages. */
  issuer: string;
  /** The base address of the backend's calls, used in place of `/api`. */
  backend: string;
  /** The calls that the backend received, by the last part of their path. */
  asked: string[];
  /** Stops only the provider, to simulate that it is down. */
  stopProvider(): void;
  close(): void;
}

/** The data that the backend stores about a sign-in, by its state. */
interface Begun {
  redirect: string;
  verifier: string;
  nonce: string;
}

const CLIENT = 'desk';
const SECRET = 'a-secret-that-only-the-server-knows';
const text = () => randomBytes(32).toString('base64url');

/**
 * Starts provider and backend. The provider accepts every name with any password. The backend signs a user in to the
 * account with the same name in the product at `desk`, if there is one.
 */
export async function startOpenId(desk: string): Promise<OpenId> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const redirect = `${desk}/user/social/sso`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT, client_secret: SECRET, redirect_uris: [redirect] }],
    pkce: { required: () => true },
    cookies: { keys: [text()] },
  });
  const site = await listen(provider.callback(), issuer);

  const backend = `http://127.0.0.1:${await freePort()}`;
  const asked: string[] = [];
  const begun = new Map<string, Begun>();
  const answerTo = async (url: URL): Promise<object> => {
    asked.push(url.pathname.replace(/.*\//, ''));
    if (!url.pathname.endsWith('/pc_login')) return finish(issuer, begun, url, desk);
    return { code: 0, data: await begin(issuer, begun, url, redirect) };
  };
  const server = await listen((request, response) => {
    const down = () => ({ code: 500, msg: '身份提供方没有响应' });
    void answerTo(new URL(request.url ?? '', backend))
      .catch(down)
      .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  }, backend);

  const stopProvider = () => stop(site);
  return { issuer, backend, asked, stopProvider, close: () => [site, server].forEach(stop) };
}

/** Returns the address of the provider, with a challenge whose verifier stays in this backend. */
async function begin(issuer: string, begun: Map<string, Begun>, { searchParams }: URL, allowed: string) {
  const redirect = searchParams.get('redirect') ?? '';
  const state = searchParams.get('state') ?? '';
  if (redirect !== allowed || state.length < 16) throw new Error('the client sent no page of ours, or no state');
  const discovery = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<
    string,
    string
  >;
  const known = { redirect, verifier: text(), nonce: text() };
  begun.set(state, known);
  const address = new URL(discovery.authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirect,
    state,
    nonce: known.nonce,
    code_challenge: createHash('sha256').update(known.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return address.href;
}

/** Exchanges the code for the provider's ID token, which names the user, and then signs that user in to the product. */
async function finish(issuer: string, begun: Map<string, Begun>, { searchParams }: URL, desk: string): Promise<object> {
  const state = searchParams.get('state') ?? '';
  const known = begun.get(state);
  begun.delete(state);
  if (!known) return { code: 500, msg: '授权已失效，请重试' };
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      redirect_uri: known.redirect,
      code_verifier: known.verifier,
    }),
  });
  const { id_token: idToken } = (await answer.json()) as { id_token?: string };
  // The answer comes directly from the provider, so its signature need not be checked (OpenID Connect Core, 3.1.3.7).
  const claims = JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    string
  >;
  if (claims.nonce !== known.nonce || claims.iss !== issuer) return { code: 500, msg: '授权不属于本次登录' };
  const login = await fetch(`${desk}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: claims.sub, password: demoPassword }),
  });
  const { code, msg, data } = (await login.json()) as { code: number; msg: string; data: { token?: string } };
  return code === 0 ? { code: 0, data: { isBind: true, socialUserId: null, ...data } } : { code, msg };
}

async function listen(listener: RequestListener, address: string): Promise<Server> {
  const server = createServer(listener).listen(Number(new URL(address).port), '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}
