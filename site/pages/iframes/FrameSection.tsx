import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { testId } from '../../shared/test-id';

/** A section that mounts its frames when it is first opened, and keeps them when it is closed. */
export function FrameSection({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <Accordion
      className="frame-section"
      elevation={0}
      square
      disableGutters
      slotProps={{ heading: { component: 'h2' }, transition: { timeout: 0, mountOnEnter: true } }}
    >
      <AccordionSummary
        expandIcon={<ChevronDown aria-hidden />}
        id={`${id}-summary`}
        aria-controls={`${id}-content`}
        {...testId(`section-${id}`)}
      >
        {title}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
