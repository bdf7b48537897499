#!/usr/bin/env python3
"""Sorts words by what they are used for: `python3 word-kinds.py WORDS > word-kinds.ts`.

WORDS has a paragraph a line, its words by their stems, sentences apart by ` | `: what `train-orders.mjs DIR PUBLISHED --words WORDS`
writes. Words are alike that stand beside the same words: positive pointwise mutual information within five words, nearer ones
counting for more, a hundred singular vectors of it, and k-means over those. The same file, of the same versions of numpy, scipy and
scikit-learn, gives the same kinds.
"""
import re
import sys
from collections import Counter

import numpy as np
import scipy.sparse as sparse
from sklearn.cluster import MiniBatchKMeans
from sklearn.utils.extmath import randomized_svd

BESIDE = 20_000  # words that say what others are used for
SORTED = 5_000  # words that get a kind: those of English, the most frequent
KINDS = 800
WINDOW = 5
DIMENSIONS = 100
LONGEST_LINE = 110


def sentences(path):
    with open(path, encoding="utf8") as file:
        for line in file:
            for sentence in line.rstrip("\n").split(" | "):
                yield sentence.split()


def counted_beside(path, places):
    size = len(places)
    total = sparse.csr_matrix((size, size), dtype=np.float32)
    rows, columns, shares = [], [], []
    for words in sentences(path):
        known = [places.get(word, -1) for word in words]
        for at, word in enumerate(known):
            if word < 0:
                continue
            for step in range(1, WINDOW + 1):
                if at + step < len(known) and known[at + step] >= 0:
                    rows.append(word)
                    columns.append(known[at + step])
                    shares.append(1 / step)
        if len(rows) > 5_000_000:
            total += sparse.coo_matrix((shares, (rows, columns)), shape=(size, size), dtype=np.float32).tocsr()
            rows, columns, shares = [], [], []
    total += sparse.coo_matrix((shares, (rows, columns)), shape=(size, size), dtype=np.float32).tocsr()
    return (total + total.T).tocoo()


def meanings(beside):
    sums = np.asarray(beside.sum(1)).ravel()
    usual = sums**0.75
    usual /= usual.sum()
    points = np.log(np.maximum(beside.data / (sums[beside.row] * usual[beside.col]), 1e-12))
    kept = points > 0
    table = sparse.csr_matrix((points[kept], (beside.row[kept], beside.col[kept])), shape=beside.shape)
    left, strength, _ = randomized_svd(table, DIMENSIONS, random_state=0, n_iter=4)
    found = left * np.sqrt(strength)
    return found / (np.linalg.norm(found, axis=1, keepdims=True) + 1e-9)


def main(path):
    counts = Counter(word for words in sentences(path) for word in words)
    words = [word for word, count in counts.most_common(BESIDE) if count >= 8]
    vectors = meanings(counted_beside(path, {word: at for at, word in enumerate(words)}))
    chosen = [at for at, word in enumerate(words) if re.fullmatch("[a-z]+", word)][:SORTED]
    clusters = MiniBatchKMeans(KINDS, random_state=1, batch_size=8192, n_init=2, max_iter=60)
    kinds = {}
    for at, kind in zip(chosen, clusters.fit(vectors[chosen]).labels_):
        kinds.setdefault(int(kind), []).append(words[at])
    write(sorted(" ".join(sorted(kind)) for kind in kinds.values()))


def write(kinds):
    text = "|".join(kinds)
    print("/**")
    print(" * Words by their stems, those together that are used for the same: apart by spaces, their kinds by bars. Made by")
    print(" * scripts/train-orders/word-kinds.py.")
    print(" */")
    print("export const wordKinds =")
    lines = [text[at : at + LONGEST_LINE] for at in range(0, len(text), LONGEST_LINE)]
    print("  '" + "' +\n  '".join(lines) + "'")


main(sys.argv[1])
