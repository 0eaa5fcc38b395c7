export const byTestId = (name) => cy.get(`[data-test="${name}"]`);

export const byTestIdPrefix = (start) => cy.get(`[data-test^="${start}"]`);
