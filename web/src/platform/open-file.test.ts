import { afterEach, expect, test, vi } from 'vitest';
import { openFile } from './open-file.ts';

const opened = vi.spyOn(window, 'open').mockReturnValue(null);

afterEach(() => {
  opened.mockClear();
  vi.unstubAllGlobals();
});

test('a file opens in a window that does not know this one', () => {
  openFile('/api/v1/exports/files/abc');
  expect(opened).toHaveBeenCalledExactlyOnceWith(new URL('/api/v1/exports/files/abc', window.location.href), '_blank', 'noopener');
});

test.each(['https://elsewhere.example/file', '//elsewhere.example/file', 'javascript:alert(1)', 'data:text/html,x', 'blob:null/x'])(
  '%s is not followed',
  (link) => {
    expect(() => openFile(link)).toThrow('another origin');
    expect(opened).not.toHaveBeenCalled();
  },
);
