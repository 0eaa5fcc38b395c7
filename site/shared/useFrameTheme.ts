import { useEffect, useRef } from 'react';
import { useTheme } from './theme';

/**
 * Sends the page's theme to a frame's document, because one in a sandbox or of another origin cannot read it.
 * Chromium and Firefox pass the colour scheme on to frames by themselves; WebKit does not.
 */
export function useFrameTheme() {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();
  const tell = () => frame.current?.contentWindow?.postMessage({ theme }, '*');
  useEffect(tell, [theme]);
  return { ref: frame, onLoad: tell };
}
