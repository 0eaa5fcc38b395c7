import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { testId } from './test-id';

type SectionName = Parameters<typeof testId>[0] extends infer Id
  ? Id extends `section-${infer Name}`
    ? Name
    : never
  : never;

type FrameSectionProps = { name: SectionName; title: string; children: ReactNode };

/** A section that mounts its frames when it is first opened, and keeps them when it is closed. */
export function FrameSection({ name, title, children }: FrameSectionProps) {
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
        id={`${name}-summary`}
        aria-controls={`${name}-content`}
        {...testId(`section-${name}`)}
      >
        {title}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
