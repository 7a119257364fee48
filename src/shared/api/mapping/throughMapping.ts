import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { parseJson } from '@/shared/lib/json';
import { fromBase64 } from '@/shared/storage/base64';
import { exchange, ruleOf } from './exchange';
import type { Mapping, Rule } from './mapping';
import { at } from './places';
import type { Call } from './theirCall';

/**
 * Returns the request with an adapter that calls the backend through the mapping. The adapter responds in our envelope.
 * `tokenHeader` is the header with our token. The mapping must be valid, as checked at the start of the app.
 */
export function throughMapping(mapping: Mapping, tokenHeader: string, config: AxiosRequestConfig): AxiosRequestConfig {
  const adapter = axios.getAdapter(config.adapter ?? axios.defaults.adapter);
  return {
    ...config,
    adapter: async (asked) => {
      let last: AxiosResponse | undefined;
      let content: unknown;
      const send = async (call: Call) => {
        last = await adapter(theirRequest(mapping, tokenHeader, asked, call)).catch(answerIn);
        content = await contentOf(last.data);
        return { status: last.status, body: content };
      };
      const call = callOf(asked);
      const { status, body } = await exchange(mapping, call, send);
      const data = status < 400 && content instanceof Blob ? content : answerTo(asked, body);
      const response = { statusText: '', headers: {}, ...last, config: asked, status, data };
      if (status >= 400)
        throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE, asked, response.request, response as AxiosResponse);
      const { picture } = ruleOf(mapping, call).rule;
      return (
        picture ? { ...response, ...pictureIn(at(body, 'data'), picture, call.params?.t) } : response
      ) as AxiosResponse;
    },
  };
}

const callOf = ({ method = 'get', url = '', params, data }: InternalAxiosRequestConfig): Call => ({
  method,
  path: url,
  params: params as Call['params'],
  data: parsed(data),
});

/** Parses a JSON body, even when a file was requested; returns anything else unchanged. */
const contentOf = async (data: unknown) =>
  data instanceof Blob && data.type.includes('json') ? parsed(await data.text()) : parsed(data);

/** Wraps a JSON body in a Blob if the request expects a Blob. */
const answerTo = ({ responseType }: AxiosRequestConfig, body: unknown) =>
  responseType === 'blob' && !(body instanceof Blob)
    ? new Blob([JSON.stringify(body)], { type: 'application/json' })
    : body;

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return data === '' ? undefined : parseJson(data);
  } catch {
    return data;
  }
}

/** Returns the response of a failed request; rethrows an error that has no response. */
function answerIn(error: unknown): AxiosResponse {
  if (axios.isAxiosError(error) && error.response) return error.response;
  throw error;
}

function theirRequest(
  { token, headers: further = {} }: Mapping,
  tokenHeader: string,
  asked: InternalAxiosRequestConfig,
  { method, path, data }: Call,
): InternalAxiosRequestConfig {
  const headers = asked.headers.concat(further);
  const value = headers.get(tokenHeader);
  headers.delete(tokenHeader);
  if (value) headers.set(token?.header ?? tokenHeader, `${token?.prefix ?? ''}${String(value)}`);
  const isJson = data !== undefined && !(data instanceof FormData);
  if (isJson) headers.set('Content-Type', 'application/json');
  const body = isJson ? JSON.stringify(data) : data;
  return { ...asked, method: method.toLowerCase(), url: path, params: undefined, headers, data: body };
}

/** Converts a captcha to our contract: the picture becomes the body, its id a header. */
function pictureIn(content: unknown, picture: NonNullable<Rule['picture']>, time: unknown) {
  const base64 = String(at(content, picture.at)).replace(/^data:[^,]*,/, '');
  const id = String(picture.id === undefined ? time : at(content, picture.id));
  return { data: new Blob([fromBase64(base64)], { type: 'image/png' }), headers: { randomstr: id } };
}
