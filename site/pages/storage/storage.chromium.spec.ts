import { expect, test } from '../../../tests/fixtures';

test('a passkey without a name is called alike when it is made and when it is used', async ({ open, page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  await page.getByTestId('passkey-name').fill(' ');
  await page.getByTestId('passkey-create').click();
  await expect(page.getByTestId('passkey-status')).toHaveText('Created for nobody');
  await page.getByTestId('passkey-sign-in').click();
  await expect(page.getByTestId('passkey-status')).toHaveText('Signed in as nobody');
});
