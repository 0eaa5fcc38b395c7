/** What a visitor agrees to beside what is necessary. */
export type Consent = { statistics: boolean; marketing: boolean };

export const everything: Consent = { statistics: true, marketing: true };
export const onlyNecessary: Consent = { statistics: false, marketing: false };

/** The answer that was stored. Nothing for an invalid text, so that the visitor is asked again. */
export function parseConsent(text: string | null): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { statistics, marketing } = stored as { [name: string]: unknown };
    if (typeof statistics !== 'boolean' || typeof marketing !== 'boolean') return undefined;
    return { statistics, marketing };
  } catch {
    return undefined;
  }
}

export function describeConsent(consent: Consent | undefined): string {
  if (!consent) return 'Not answered';
  const { statistics, marketing } = consent;
  if (statistics && marketing) return 'All accepted';
  if (!statistics && !marketing) return 'Only necessary';
  return `Chosen: ${statistics ? 'statistics' : 'marketing'}`;
}
