import { expect, it } from 'vitest';
import { ApiError, isTemporary } from './ApiError';

it.each([
  [new ApiError('network'), true],
  [new ApiError('timeout'), true],
  [new ApiError('http', '', { status: 502 }), true],
  [new ApiError('http', '', { status: 429 }), true],
  [new ApiError('http', '', { status: 400 }), false],
  [new ApiError('refused', '该记录已审核，请勿重复操作'), false],
  [new ApiError('refused', '服务繁忙，请稍后再试', { status: 503 }), true],
  [new ApiError('refused', '该记录已审核，请勿重复操作', { status: 500 }), false],
  [new ApiError('forbidden'), false],
  [new Error('?'), false],
])('only network or server failures are temporary (case %#)', (cause, again) => expect(isTemporary(cause)).toBe(again));
