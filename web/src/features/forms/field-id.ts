export const fieldId = (name: string): string => `field-${name}`;
