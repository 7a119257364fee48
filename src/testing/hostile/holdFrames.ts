import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Holds the callbacks of animation frames back, as a busy page does. The returned function runs the held callbacks, and
 * those that they request, for `frames` frames.
 */
export function holdFrames(): (frames: number) => void {
  const held: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => held.push(callback));
  return (frames) =>
    act(() => {
      for (let frame = 0; frame < frames; frame += 1) for (const run of held.splice(0)) run(performance.now());
    });
}
