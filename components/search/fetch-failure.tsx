import { SearchFailure } from './search-failure';

type Props = { onRetry: () => void; isRetrying: boolean };

/** Shown when the index or its host didn't respond. */
export function FetchFailure(props: Props) {
  return (
    <SearchFailure
      title="Unable to fetch results"
      text="You might want to check your network connection."
      {...props}
    />
  );
}
