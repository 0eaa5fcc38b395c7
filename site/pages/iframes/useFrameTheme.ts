import { useEffect, useRef } from 'react';
import { useTheme } from '../../shared/theme';

/**
 * Tells a frame's document the page's theme: a document in a sandbox or of another origin has no way to ask.
 * Chromium and Firefox would hand the colour scheme down by themselves, WebKit does not.
 */
export function useFrameTheme() {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();
  const tell = () => frame.current?.contentWindow?.postMessage({ theme }, '*');
  useEffect(tell, [theme]);
  return { ref: frame, onLoad: tell };
}
