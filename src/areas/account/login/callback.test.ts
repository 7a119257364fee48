// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { spendCode } from '../social/usedCodes';
import { forgetCallback, pendingCallback, rememberFlow, takeCallback } from './callback';

const here = () => location.pathname + location.search + location.hash;
const SIGN_IN = {
  provider: 'wechat',
  code: 'c',
  state: 's',
  purpose: 'signIn',
  params: expect.any(URLSearchParams) as URLSearchParams,
} as const;
const WECHAT = { provider: 'wechat', name: '微信' } as const;
const SSO = { state: 's', provider: 'sso', name: '企业账号' } as const;

beforeEach(() => forgetCallback());

describe('the WeChat callback of a visitor', () => {
  it.each(['/', '/user/login', '/user', '/weclome', '/user/bindWechat'])(
    '[row 41] a WeChat callback that arrives at %s is handled at /user/wechat',
    (path) => {
      history.replaceState(null, '', `${path}?code=c&state=s`);
      takeCallback(false);
      expect(here()).toBe('/user/wechat');
      expect(pendingCallback('signIn')).toEqual({ ...SIGN_IN, expected: undefined });
    },
  );

  it.each(['/?code=c', '/?state=s', '/?code=&state=s', '/user/login?redirect=/', '/base/certificate?code=c&state=s'])(
    'the address %s is not recognized as a WeChat callback',
    (address) => {
      history.replaceState(null, '', address);
      takeCallback(false);
      expect(here()).toBe(address);
      expect(pendingCallback('signIn')).toBeUndefined();
    },
  );

  it('a WeChat callback is accepted at any address if this tab started the sign-in', () => {
    rememberFlow({ ...WECHAT, state: 'ours', purpose: 'signIn', path: '/user/login' });
    history.replaceState(null, '', '/elsewhere?code=c&state=s');
    takeCallback(false);
    expect(here()).toBe('/user/wechat');
    expect(pendingCallback('signIn')).toEqual({ ...SIGN_IN, name: '微信', expected: 'ours' });
  });

  it('a WeChat callback leaves nothing in the session storage and is not handled twice', () => {
    rememberFlow({ ...WECHAT, state: 'ours', purpose: 'signIn', path: '/user/login' });
    history.replaceState(null, '', '/user/login?code=c&state=s');
    takeCallback(false);
    expect(sessionStorage).toHaveLength(0);
    forgetCallback();
    expect(pendingCallback('signIn')).toBeUndefined();
  });
});

describe('the WeChat callback of a signed-in user', () => {
  it('if a user is signed in, a WeChat callback’s parameters are removed from the address and ignored', () => {
    history.replaceState(null, '', '/?code=c&state=s&x=1');
    takeCallback(true);
    expect(here()).toBe('/?x=1');
    expect(pendingCallback('signIn')).toBeUndefined();
  });

  it('a signed-in user’s WeChat callback is used to bind WeChat if this tab started the binding', () => {
    rememberFlow({ ...WECHAT, state: 's', purpose: 'bind', path: '/account/binding' });
    history.replaceState(null, '', '/account/binding?code=c&state=s');
    takeCallback(true);
    expect(here()).toBe('/account/binding');
    expect(pendingCallback('bind')).toEqual({ ...SIGN_IN, name: '微信', purpose: 'bind', expected: 's' });
    expect(pendingCallback('signIn')).toBeUndefined();
  });

  it('on the binding page and on lists, `code` and `state` are ignored unless this tab started to bind WeChat', () => {
    for (const address of ['/account/binding?code=c&state=s', '/base/certificate?code=c&state=1']) {
      history.replaceState(null, '', address);
      takeCallback(true);
      expect(here()).toBe(address);
      expect(pendingCallback('bind')).toBeUndefined();
    }
  });
});

describe('the callback of an identity provider other than WeChat', () => {
  it('a single sign-on callback leaves only the return path in the query string', () => {
    rememberFlow({ ...SSO, purpose: 'signIn', path: '/user/login?redirect=%2Fweclome' });
    history.replaceState(null, '', '/user/social/sso?code=c&state=s&iss=https%3A%2F%2Fid.example&session_state=x#f');
    takeCallback(false);
    expect(here()).toBe('/user/social/sso?redirect=%2Fweclome');
    expect(pendingCallback('signIn')).toEqual({ ...SIGN_IN, provider: 'sso', name: '企业账号', expected: 's' });
  });

  it('a callback with an error stores the provider’s error instead of a code', () => {
    rememberFlow({ ...SSO, purpose: 'signIn', path: '/user/login' });
    history.replaceState(null, '', '/user/social/sso?error=access_denied&error_description=No&state=s');
    takeCallback(false);
    expect(here()).toBe('/user/social/sso');
    expect(pendingCallback('signIn')?.code).toBe('');
    expect(pendingCallback('signIn')?.params.get('error_description')).toBe('No');
  });

  it('a sign-in callback is refused unless this tab started a sign-in with the same provider and `state`', () => {
    for (const flow of [undefined, { ...SSO, provider: 'wecom' }, { ...SSO, state: 'other' }]) {
      if (flow) rememberFlow({ ...flow, purpose: 'signIn', path: '/user/login' });
      history.replaceState(null, '', '/user/social/sso?code=c&state=s');
      takeCallback(false);
      const callback = pendingCallback('signIn');
      expect(callback && spendCode(callback)).toBe('foreign');
    }
  });

  it('an identity provider’s callback opens the account binding page if the user started the binding there', () => {
    rememberFlow({ ...SSO, purpose: 'bind', path: '/account/binding' });
    history.replaceState(null, '', '/user/social/sso?code=c&state=s');
    takeCallback(true);
    expect(here()).toBe('/account/binding');
    expect(pendingCallback('bind')).toMatchObject({ provider: 'sso', code: 'c', expected: 's' });
  });

  it('an identity provider’s callback does not sign in a user who is already signed in', () => {
    rememberFlow({ ...SSO, purpose: 'signIn', path: '/user/login' });
    history.replaceState(null, '', '/user/social/sso?code=c&state=s');
    takeCallback(true);
    expect(here()).toBe('/user/social/sso');
    expect(pendingCallback('signIn')).toBeUndefined();
  });
});

describe('the code of a callback', () => {
  it('[row 42] the authorization code in a sign-in callback is accepted only once', () => {
    expect(spendCode({ ...SIGN_IN, code: 'a' })).toBeUndefined();
    expect(spendCode({ ...SIGN_IN, code: 'b' })).toBeUndefined();
    expect(spendCode({ ...SIGN_IN, code: 'a' })).toBe('used');
  });

  it('a callback with a wrong state is refused, but does not use up its code', () => {
    expect(spendCode({ ...SIGN_IN, expected: 'other' })).toBe('foreign');
    expect(spendCode({ ...SIGN_IN, expected: 's' })).toBeUndefined();
  });

  it('an authorization code is accepted if the tab’s stored list of used codes is unreadable', () => {
    sessionStorage.setItem('social-codes', '{');
    expect(spendCode(SIGN_IN)).toBeUndefined();
  });
});
