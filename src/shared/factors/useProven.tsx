import { z } from 'zod';
import { ApiError } from '@/shared/api/ApiError';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { Lazy } from '@/shared/lazy/Lazy';
import type { Proof } from './factor.api';

const loadModal = () => import('./ProofModal');

/** The `data` of an error response that requires a proof (docs/contract#2.46). `proof` lists the accepted proofs. */
const askedSchema = z.object({ proof: z.array(z.string()) });

/**
 * Returns a function that makes a change which may need a proof. If the server requires a proof, asks the user for a
 * password, a code or a passkey. Then sends the change again with the proof. Rejects as cancelled if the user gives up.
 * @example
 * const proven = useProven();
 * await proven((proof) => saveProfile(fields, proof));
 */
export function useProven() {
  const open = useOpenDialog();
  return (send: (proof?: Proof) => Promise<unknown>): Promise<unknown> =>
    send().catch((error: unknown) => {
      const asked = askedSchema.safeParse(error instanceof ApiError ? error.data : undefined);
      if (!asked.success) throw error;
      return new Promise((resolve, reject) => {
        open((close) => {
          const giveUp = () => {
            close();
            reject(new ApiError('cancelled'));
          };
          return (
            <Lazy load={loadModal} onFail={giveUp}>
              {({ ProofModal }) => (
                <ProofModal
                  withPasskey={asked.data.proof.includes('passkey')}
                  run={async (proof) => resolve(await send(proof))}
                  onClose={giveUp}
                />
              )}
            </Lazy>
          );
        });
      });
    });
}
