import { SearchFailure } from './search-failure';

type Props = { onRetry: () => void; isRetrying: boolean };

/** Nothing could be asked: the index or the host that holds it did not answer. */
export function FetchFailure(props: Props) {
  return (
    <SearchFailure
      title="Unable to fetch results"
      text="You might want to check your network connection."
      {...props}
    />
  );
}
