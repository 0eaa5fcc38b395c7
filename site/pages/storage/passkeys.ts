import { problemOf } from './passkey-answer';

/** Longer than a visitor takes to answer. Browsers treat it as a hint. */
const timeout = 120_000;

/** Lets the browser make a passkey for this host. Resolves to the outcome, in words. */
export async function createPasskey(entered: string): Promise<string> {
  const name = entered.trim() || 'nobody';
  const challenge = newChallenge();
  const credential = await navigator.credentials.create({
    publicKey: {
      rp: { id: location.hostname, name: 'practice-site' },
      // The name is the user's id too. A passkey gives the id back at the sign-in, so the page need not store the name.
      user: { id: new TextEncoder().encode(name), name, displayName: name },
      challenge,
      // ES256 and RS256: every authenticator supports at least one of the two.
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      timeout,
    },
  });
  const { response } = credential as PublicKeyCredential;
  const problem = problemOf(response.clientDataJSON, { type: 'webauthn.create', challenge, origin: location.origin });
  return problem ? `Wrong: ${problem}` : `Created for ${name}`;
}

/** Has the browser sign in with a passkey of this host. Resolves to the outcome, in words. */
export async function signIn(): Promise<string> {
  const challenge = newChallenge();
  const credential = await navigator.credentials.get({
    publicKey: { rpId: location.hostname, challenge, userVerification: 'preferred', timeout },
  });
  const response = (credential as PublicKeyCredential).response as AuthenticatorAssertionResponse;
  const problem = problemOf(response.clientDataJSON, { type: 'webauthn.get', challenge, origin: location.origin });
  if (problem) return `Wrong: ${problem}`;
  return `Signed in as ${new TextDecoder().decode(response.userHandle ?? undefined)}`;
}

/** Random also with a seed, because a predictable challenge proves nothing. The page does not show it. */
function newChallenge() {
  return crypto.getRandomValues(new Uint8Array(32));
}
