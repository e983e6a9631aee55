import { knownErrors } from '@/.generated/known-errors';
import { type Decoded, decodeRevertData } from '@/lib/errors/decode-revert-data';

// This module and what it imports are loaded when there is something to decode, and not with the page.

export { DecodedBody, headlineOf } from './decoded-body';
export { default as styles } from './error-decoder.module.css';

/** Decodes revert data with all errors that this site knows. */
export const decode = (text: string): Decoded => decodeRevertData(text, knownErrors);
