"""The second step of training a table of words, after prepare.mjs: `python3 scripts/train-words/train.py FOLDER`.

Needs numpy and torch. What a skill says of itself in one place shall be nearer to what it says in another than to what other
skills say (InfoNCE inside a batch), and texts as near to each other as the teacher finds them. Words begin at the first
principal components of what the teacher and GloVe say of them. Writes `vectors.f32`, a row for each term, each times how much
the term counts.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch

DIMENSIONS, EPOCHS, BATCH, TEMPERATURE, RATE, TEACHING = 96, 10, 512, 0.06, 0.004, 100.0
# How much a word that stands in a part p of all skills counts at first: a / (a + p).
COMMONNESS = 0.003

folder = Path(sys.argv[1])
torch.manual_seed(1)
chance = np.random.default_rng(1)
training = json.loads((folder / "training.json").read_text())
skills, texts, counts = training["skills"], training["texts"], np.array(training["counts"], np.float32)


def rows(name, width):
    table = np.fromfile(folder / name, np.float32).reshape(-1, width)
    return table / (np.linalg.norm(table, axis=1, keepdims=True) + 1e-9)


def beginnings():
    """A vector for each term: of its words, the commonest first, each counting less than the one before."""
    teacher, glove = rows("teacher.f32", 512), rows("glove.f32", 100)
    both = np.concatenate([teacher[: len(glove)], glove], axis=1)
    sums, place = np.zeros((len(counts), both.shape[1]), np.float32), 0
    for term, forms in enumerate(training["forms"]):
        shares = 1 / (1 + np.arange(forms, dtype=np.float32)) ** 2
        sums[term] = (shares[:, None] * both[place : place + forms]).sum(0)
        place += forms
    sums -= sums.mean(0)
    _, directions = np.linalg.eigh(sums.T @ sums)
    vectors = sums @ directions[:, ::-1][:, :DIMENSIONS]
    return vectors / np.sqrt((vectors**2).sum(1).mean()), torch.from_numpy(teacher[place:].copy())


class Table(torch.nn.Module):
    def __init__(self, vectors):
        super().__init__()
        self.vectors = torch.nn.Embedding(len(vectors) + 1, DIMENSIONS, padding_idx=0, sparse=True)
        self.shares = torch.nn.Embedding(len(vectors) + 1, 1, padding_idx=0, sparse=True)
        part = np.maximum(counts, 1) / len(skills)
        self.vectors.weight.data[1:] = torch.from_numpy(vectors)
        self.shares.weight.data[1:, 0] = torch.from_numpy(np.log(COMMONNESS / (COMMONNESS + part)))

    def forward(self, bags):
        longest = max(1, max(len(bag) for bag in bags))
        padded = torch.zeros((len(bags), longest), dtype=torch.int64)
        for at, bag in enumerate(bags):
            padded[at, : len(bag)] = torch.tensor(bag, dtype=torch.int64) + 1
        shares = torch.exp(self.shares(padded)) * (padded > 0).float().unsqueeze(-1)
        return torch.nn.functional.normalize((self.vectors(padded) * shares).sum(1) + 1e-6, dim=1)

    def written(self):
        return (self.vectors.weight.data[1:] * torch.exp(self.shares.weight.data[1:])).numpy()


def one_of(bags, otherwise):
    return bags[chance.integers(len(bags))] if bags else otherwise


def thinned(bag, part):
    """Without some of its words, so that the rest must do."""
    return [term for term in bag if chance.random() > part] or bag


def contrast(left, right):
    scores, wanted = left @ right.T / TEMPERATURE, torch.arange(len(left))
    both = torch.nn.functional.cross_entropy
    return (both(scores, wanted) + both(scores.T, wanted)) / 2


vectors, teacher = beginnings()
table = Table(vectors.astype(np.float32))
optimizer = torch.optim.SparseAdam(list(table.parameters()), lr=RATE)
taught = [at for at, bag in enumerate(texts) if len(bag) > 1]
steps = EPOCHS * (len(skills) // BATCH)
for step in range(steps):
    if step % (len(skills) // BATCH) == 0:
        order, start = chance.permutation(len(skills)), 0
    batch = [skills[at] for at in order[start : start + BATCH]]
    start += BATCH
    said = [one_of(each["sentences"], each["description"]) for each in batch]
    description = table([each["description"][:120] for each in batch])
    text = table([each["name"] + each["text"] for each in batch])
    sentence = table([thinned(bag, 0.15) for bag in said])
    line = table([thinned(one_of(each["lines"] if chance.random() < 0.5 else [], bag), 0.1) for each, bag in zip(batch, said)])
    about = table([each["name"] + each["description"][:120] for each in batch])
    loss = contrast(description, text) + contrast(sentence, text) + contrast(line, about)
    chosen = chance.choice(taught, 768)
    ours, theirs = table([texts[at][:80] for at in chosen]), teacher[torch.from_numpy(chosen)]
    loss = loss + TEACHING * ((ours @ ours.T - theirs @ theirs.T) ** 2).mean()
    for group in optimizer.param_groups:
        group["lr"] = RATE * max(0.1, 1 - step / steps)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 20 == 0:
        print(f"{step} of {steps}: {loss.item():.3f}", flush=True)
table.written().astype("<f4").tofile(folder / "vectors.f32")
