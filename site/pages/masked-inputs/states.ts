import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'refused',
    async reach({ click, fill, see }) {
      await fill('mask-input-date', '31.02.2031');
      await fill('mask-input-time', '24:00');
      await fill('mask-input-quantity', '5');
      await click('mask-submit');
      await see('mask-error-phone', 'Enter a phone number');
      await see('mask-error-time', 'This time does not exist');
      await see('mask-error-quantity');
    },
  },
  {
    name: 'sent',
    async reach({ click, fill, see }) {
      await fill('mask-input-phone', '2125550134');
      await fill('mask-input-card', '378282246310005');
      await fill('mask-input-expiry', '1299');
      await fill('mask-input-iban', 'DE89370400440532013000');
      await fill('mask-input-amount-en', '1234.5');
      await fill('mask-input-amount-de', '1234,5');
      await fill('mask-input-percent', '12.5');
      await fill('mask-input-date', '05082031');
      await fill('mask-input-time', '1405');
      await fill('mask-input-bio', 'A family: 👨‍👩‍👧‍👦');
      await fill('mask-input-secret', 'correct horse battery 1!');
      await click('mask-reveal');
      await click('mask-submit');
      await see('mask-kind', 'American Express');
      await see('mask-result', '378282246310005');
    },
  },
] satisfies States<'masked-inputs'>;
