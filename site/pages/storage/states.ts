import type { States } from '../../state';

/** As on a first visit: the state before this one may have left an answer and notes. */
const forget = `
  for (const name of ['note-local-delete', 'note-session-delete', 'note-database-delete', 'consent-forget'])
    document.querySelector('[data-test=' + name + ']').click();
`;

/**
 * Like a browser that has everything and grants everything. Test browsers differ in what they have and grant, and some
 * of them wait for a user who is not there.
 */
const grant = `
  const have = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, value });
  have(navigator, 'clipboard', { writeText: async () => {}, readText: async () => 'Ticket 4711' });
  have(navigator, 'geolocation', {
    getCurrentPosition: (found) => found({ coords: { latitude: 52.52, longitude: 13.405 } }),
  });
  have(window, 'Notification', { requestPermission: async () => 'granted' });
  have(navigator, 'mediaDevices', { getUserMedia: async () => ({ getTracks: () => [] }) });
  const answer = (type, { challenge }) => {
    const base64 = btoa(String.fromCharCode(...challenge));
    const written = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const data = JSON.stringify({ type, challenge: written, origin: location.origin });
    return { response: { clientDataJSON: new TextEncoder().encode(data), userHandle: new TextEncoder().encode('Ada') } };
  };
  have(navigator, 'credentials', {
    create: async ({ publicKey }) => answer('webauthn.create', publicKey),
    get: async ({ publicKey }) => answer('webauthn.get', publicKey),
  });
`;

/** As a browser whose user says no to everything. */
const refuse = `
  const have = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, value });
  const no = async () => { throw new DOMException('', 'NotAllowedError'); };
  have(navigator, 'clipboard', { writeText: no, readText: no });
  have(navigator, 'geolocation', { getCurrentPosition: (found, failed) => failed({ code: 1 }) });
  have(window, 'Notification', { requestPermission: async () => 'denied' });
  have(navigator, 'mediaDevices', { getUserMedia: no });
  have(navigator, 'credentials', { create: no, get: no });
`;

/** As a browser that has none of it. */
const lack = `
  const have = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, value });
  for (const name of ['clipboard', 'geolocation', 'mediaDevices', 'credentials']) have(navigator, name, undefined);
  have(window, 'Notification', undefined);
`;

export default [
  {
    name: 'as on a first visit',
    async reach(visitor) {
      await visitor.run(forget);
      await visitor.see('consent-banner');
      await visitor.see('note-database-stored', 'Nothing stored');
      for (const name of ['location', 'notifications', 'camera'] as const)
        await visitor.see(`permission-${name}-state`, 'Permission: ');
    },
  },
  {
    name: 'choosing',
    async reach(visitor) {
      await visitor.run(forget);
      await visitor.click('consent-choose');
      await visitor.click('consent-statistics');
      await visitor.see('consent-marketing');
      await visitor.see('consent-save');
      await visitor.see('note-database-stored', 'Nothing stored');
      await visitor.see('permission-camera-state', 'Permission: ');
    },
  },
  {
    name: 'stored and granted',
    async reach(visitor) {
      await visitor.run(forget);
      await visitor.run(grant);
      await visitor.click('consent-accept');
      await visitor.see('consent-status', 'All accepted');
      for (const kind of ['local', 'session', 'database'] as const) {
        await visitor.fill(`note-${kind}-text`, 'Milk');
        await visitor.click(`note-${kind}-save`);
        await visitor.see(`note-${kind}-stored`, 'Stored: Milk');
      }
      await visitor.click('clipboard-copy');
      await visitor.see('clipboard-copied', 'Copied: Ticket 4711');
      await visitor.click('clipboard-paste');
      await visitor.see('clipboard-pasted', 'Pasted: Ticket 4711');
      for (const name of ['location', 'notifications', 'camera'] as const) {
        await visitor.click(`permission-${name}-ask`);
        await visitor.see(`permission-${name}-result`, 'Granted');
      }
      await visitor.click('passkey-create');
      await visitor.see('passkey-status', 'Created for Ada');
      await visitor.click('passkey-sign-in');
      await visitor.see('passkey-status', 'Signed in as Ada');
    },
  },
  ...[
    { name: 'refused', script: refuse, answer: 'Refused' },
    { name: 'not available', script: lack, answer: 'Not available' },
  ].map(
    ({ name, script, answer }) =>
      ({
        name,
        async reach(visitor) {
          await visitor.run(forget);
          await visitor.run(script);
          await visitor.click('consent-necessary');
          await visitor.see('consent-status', 'Only necessary');
          await visitor.click('clipboard-copy');
          await visitor.see('clipboard-copied', answer);
          await visitor.click('clipboard-paste');
          await visitor.see('clipboard-pasted', answer);
          for (const permission of ['location', 'notifications', 'camera'] as const) {
            await visitor.click(`permission-${permission}-ask`);
            await visitor.see(`permission-${permission}-result`, answer);
          }
          await visitor.click('passkey-sign-in');
          await visitor.see('passkey-status', answer);
        },
      }) satisfies States<'storage'>[number],
  ),
] satisfies States<'storage'>;
