import { Steps } from '../../shared/Steps';
import { stepsAsShown } from './checkout';
import { type Step, steps } from './ids';
import { testId } from './test-id';

export function CheckoutSteps({ step }: { step: Step }) {
  return (
    <Steps>
      {steps.map((one) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} {...testId(`checkout-step-${one}`)}>
          {stepsAsShown[one]}
        </li>
      ))}
    </Steps>
  );
}
