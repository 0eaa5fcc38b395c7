import { answerTo, notAvailable, refused } from './answers';

/** Asks where the browser is. Resolves to the answer in words. */
export function askForLocation(): Promise<string> {
  // Asked first, because without a secure context browsers give the same error as for a refusal.
  if (!window.isSecureContext || !navigator.geolocation) return Promise.resolve(notAvailable);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`Granted: ${degrees(coords.latitude)}, ${degrees(coords.longitude)}`),
      // Compared with 1, because an error that a test makes may lack the constant `PERMISSION_DENIED`.
      ({ code }) => resolve(code === 1 ? refused : notAvailable),
      { timeout: 10_000 },
    );
  });
}

function degrees(value: number): string {
  const text = value.toFixed(4);
  return text === '-0.0000' ? '0.0000' : text;
}

export async function askForNotifications(): Promise<string> {
  try {
    if (!window.isSecureContext) return notAvailable;
    return (await Notification.requestPermission()) === 'granted' ? 'Granted' : refused;
  } catch (error) {
    return answerTo(error);
  }
}

/** Switches the camera on, and at once off again. */
export async function askForCamera(): Promise<string> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return 'Granted, camera off';
  } catch (error) {
    return answerTo(error);
  }
}
